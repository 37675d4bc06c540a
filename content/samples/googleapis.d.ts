// The part of the npm packages `google-auth-library` and `googleapis` that the samples use. The
// packages are not installed next to the docs, so the samples are checked against these declarations.
declare module 'google-auth-library' {
  export class JWT {
    constructor(options: { email?: string; key?: string; scopes?: string | string[] });
    readonly scopes?: string | string[];
  }
}

declare module 'googleapis' {
  import type { JWT } from 'google-auth-library';

  interface Drive {
    files: {
      list(params: {
        pageSize?: number;
        fields?: string;
        q?: string;
      }): Promise<{ data: { files?: { id?: string | null; name?: string | null }[] } }>;
    };
  }

  interface Sheets {
    spreadsheets: {
      values: {
        /** `values` is null or absent when the range is empty. */
        get(params: { spreadsheetId?: string; range?: string }): Promise<{ data: { values?: unknown[][] | null } }>;
      };
    };
  }

  export const google: {
    drive(options: { version: 'v3'; auth: JWT }): Drive;
    sheets(options: { version: 'v4'; auth: JWT }): Sheets;
  };
}
