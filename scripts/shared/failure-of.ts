import { isObject } from '../../client/shared/is-object.ts';

/** What errors carry besides their message: of the system, of a database, of a program that ended, of a bundler. */
type Failure = {
  message: string;
  stack?: string;
  code?: string | number;
  syscall?: string;
  errcode?: number;
  stdout?: string;
  stderr?: string;
  errors?: { text: string; location: { file: string; line: number } | null }[];
  loc?: { line: number };
};

/** What was thrown, with what it may say of itself: anything can be thrown. */
export function failureOf(error: unknown): Failure {
  return isObject(error) ? (error as Failure) : { message: String(error) };
}
