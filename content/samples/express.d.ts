// The part of the npm package `express` that the samples use.
declare module 'express' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export interface Request extends IncomingMessage {
    path: string;
    originalUrl: string;
  }

  export interface Response extends ServerResponse {
    status(code: number): this;
    send(body: string): this;
    json(body: unknown): this;
    redirect(url: string): void;
  }

  export type NextFunction = (error?: unknown) => void;

  export type Handler = (request: Request, response: Response, next: NextFunction) => void;

  export interface Express {
    use(...handlers: Handler[]): this;
    use(path: string, ...handlers: Handler[]): this;
    get(path: string, ...handlers: Handler[]): this;
    post(path: string, ...handlers: Handler[]): this;
    listen(port: number, listening?: () => void): Server;
    listen(port: number, host: string, listening?: () => void): Server;
  }

  export default function express(): Express;
}
