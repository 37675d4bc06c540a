// The entry of Toolpad Studio 0.13.0 for servers of your own. The package is not installed next
// to the docs, so the samples are checked against these declarations.
declare module '@toolpad/studio' {
  import type { Handler } from 'express';

  interface ToolpadHandlerConfig {
    dev: boolean;
    dir: string;
    base: string;
  }

  interface AppHandler {
    handler: Handler;
    dispose: () => Promise<void>;
  }

  export function createHandler(config: ToolpadHandlerConfig): Promise<AppHandler>;
}
