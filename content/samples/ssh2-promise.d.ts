// The part of the npm package `ssh2-promise` that the samples use.
declare module 'ssh2-promise' {
  interface SshConfig {
    host?: string;
    port?: number;
    username?: string;
    privateKey?: string;
  }

  interface TunnelConfig {
    remoteAddr?: string;
    remotePort: number;
    localPort?: number;
  }

  export default class SSH2Promise {
    constructor(config: SshConfig);
    addTunnel(config: TunnelConfig): Promise<TunnelConfig & { localPort: number }>;
    close(): Promise<void>;
  }
}
