// The part of the npm package `firebase` that the samples use. The package is not installed next to
// the docs, so the samples are checked against these declarations.
declare module 'firebase/app' {
  export interface FirebaseApp {
    name: string;
  }

  export interface FirebaseOptions {
    apiKey?: string;
    authDomain?: string;
    projectId?: string;
    storageBucket?: string;
    messagingSenderId?: string;
    appId?: string;
  }

  export function initializeApp(options: FirebaseOptions): FirebaseApp;
}

declare module 'firebase/auth' {
  import type { FirebaseApp } from 'firebase/app';

  export interface User {
    uid: string;
    displayName: string | null;
    email: string | null;
    photoURL: string | null;
  }

  export interface UserCredential {
    user: User;
  }

  export interface Auth {
    currentUser: User | null;
  }

  export interface Persistence {
    readonly type: 'SESSION' | 'LOCAL' | 'NONE';
  }

  export class GoogleAuthProvider {}

  export class GithubAuthProvider {}

  export const browserSessionPersistence: Persistence;

  export function getAuth(app?: FirebaseApp): Auth;

  export function connectAuthEmulator(auth: Auth, url: string): void;

  export function setPersistence(auth: Auth, persistence: Persistence): Promise<void>;

  export function onAuthStateChanged(auth: Auth, next: (user: User | null) => void): () => void;

  export function signInWithPopup(auth: Auth, provider: GoogleAuthProvider | GithubAuthProvider): Promise<UserCredential>;

  export function signInWithEmailAndPassword(auth: Auth, email: string, password: string): Promise<UserCredential>;

  export function signOut(auth: Auth): Promise<void>;
}
