// The part of the npm packages `@googleapis/drive` and `@googleapis/sheets` that the samples use. The
// packages are not installed next to the docs, so the samples are checked against these declarations.
declare module '@googleapis/drive' {
  class JWT {
    constructor(options: { email?: string; key?: string; scopes?: string | string[] });
    readonly scopes?: string | string[];
  }

  interface Drive {
    files: {
      list(params: {
        pageSize?: number;
        fields?: string;
        q?: string;
      }): Promise<{ data: { files?: { id?: string | null; name?: string | null }[] } }>;
    };
  }

  export const auth: { JWT: typeof JWT };
  export function drive(options: { version: 'v3'; auth: JWT }): Drive;
  export type { JWT };
}

declare module '@googleapis/sheets' {
  import type { JWT } from '@googleapis/drive';

  interface Sheets {
    spreadsheets: {
      values: {
        /** `values` is null or absent when the range is empty. */
        get(params: { spreadsheetId?: string; range?: string }): Promise<{ data: { values?: unknown[][] | null } }>;
      };
    };
  }

  export function sheets(options: { version: 'v4'; auth: JWT }): Sheets;
}
