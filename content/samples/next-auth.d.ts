// The part of Auth.js (`next-auth` 5) that the samples use. The package is not installed next to
// the docs, so the samples are checked against these declarations.
declare module 'next-auth' {
  import type { GetServerSidePropsContext } from 'next';
  import type { NextRequest, NextResponse } from 'next/server';
  import type { Provider } from 'next-auth/providers';

  export interface Session {
    user?: { id?: string; name?: string | null; email?: string | null; image?: string | null };
    expires: string;
  }

  export class AuthError extends Error {
    type: string;
  }

  export interface NextAuthConfig {
    providers: Provider[];
    secret?: string;
    pages?: { signIn?: string };
    callbacks?: {
      authorized?: (params: { request: NextRequest; auth: Session | null }) => boolean | NextResponse;
    };
  }

  type RouteHandler = (request: NextRequest) => Promise<Response>;

  export interface NextAuthResult {
    handlers: { GET: RouteHandler; POST: RouteHandler };
    auth: {
      (): Promise<Session | null>;
      (context: GetServerSidePropsContext): Promise<Session | null>;
      (request: NextRequest): Promise<NextResponse>;
    };
    signIn: (provider?: string, options?: Record<string, unknown>) => Promise<unknown>;
    signOut: (options?: { redirectTo?: string }) => Promise<unknown>;
  }

  export default function NextAuth(config: NextAuthConfig): NextAuthResult;
}

declare module 'next-auth/providers' {
  interface ProviderData {
    id: string;
    name: string;
  }

  export type Provider = ProviderData | (() => ProviderData);
}

declare module 'next-auth/providers/github' {
  import type { Provider } from 'next-auth/providers';

  export default function GitHub(options: { clientId?: string; clientSecret?: string }): Provider;
}

declare module 'next-auth/react' {
  import type { Session } from 'next-auth';
  import type { ReactNode } from 'react';

  interface SignInResponse {
    error: string | undefined;
    code: string | undefined;
    status: number;
    ok: boolean;
    url: string | null;
  }

  export function SessionProvider(props: { children?: ReactNode; session?: Session | null }): ReactNode;

  export function useSession(options?: { required?: boolean }): {
    data: Session | null;
    status: 'loading' | 'authenticated' | 'unauthenticated';
  };

  interface SignInOptions<Redirect extends boolean> extends Record<string, unknown> {
    redirectTo?: string;
    redirect?: Redirect;
  }

  export function signIn(provider?: string, options?: SignInOptions<true>): Promise<void>;
  export function signIn(provider?: string, options?: SignInOptions<false>): Promise<SignInResponse>;

  export function signOut(options?: { callbackUrl?: string }): Promise<unknown>;
}
