// The server API of Toolpad Studio 0.13.0, as far as the samples use it. The package is not
// installed next to the docs, so the samples are checked against these declarations.
declare module '@toolpad/studio/server' {
  export type PaginationMode = 'index' | 'cursor';

  /** A slice by position. */
  export interface IndexPaginationModel {
    start: number;
    pageSize: number;
  }

  /** A slice by marker; the first page has the cursor `null`. */
  export interface CursorPaginationModel {
    cursor: string | null;
    pageSize: number;
  }

  export type PaginationModel<P extends PaginationMode = PaginationMode> = P extends 'cursor'
    ? CursorPaginationModel
    : IndexPaginationModel;

  export interface FilterModelItem {
    field: string;
    operator: string;
    value: unknown;
  }

  export interface FilterModel {
    logicOperator: 'and' | 'or';
    items: FilterModelItem[];
  }

  export interface SortItem {
    field: string;
    sort: 'asc' | 'desc';
  }

  export type SortModel = SortItem[];

  export interface GetRecordsParams<R, P extends PaginationMode> {
    paginationModel: PaginationModel<P>;
    filterModel: FilterModel;
    sortModel: SortModel;
  }

  export interface GetRecordsResult<R, P extends PaginationMode> {
    /** The rows of the slice. */
    records: R[];
    /** The size of the whole set. */
    totalCount?: number;
    /** For sets of unknown size. Ignored when `totalCount` is given. */
    hasNextPage?: boolean;
    /** Cursor mode only: the marker of the next page, `null` after the last. */
    cursor?: P extends 'cursor' ? string | null : undefined;
  }

  export interface DataProviderInput<R extends Record<string, unknown>, P extends PaginationMode> {
    paginationMode?: P;
    getRecords: (params: GetRecordsParams<R, P>) => Promise<GetRecordsResult<R, P>>;
    createRecord?: (record: R) => Promise<R>;
    updateRecord?: (id: string | number, changes: Partial<R>) => Promise<R | void>;
    deleteRecord?: (id: string | number) => Promise<void>;
  }

  /** What a provider file exports by default. Its content is Studio's own business. */
  export interface ToolpadDataProvider<R extends Record<string, unknown>, P extends PaginationMode> extends DataProviderInput<R, P> {}

  export function createDataProvider<R extends Record<string, unknown>, P extends PaginationMode = 'index'>(
    input: DataProviderInput<R, P>,
  ): ToolpadDataProvider<R, P>;

  interface ParameterBase {
    default?: unknown;
    /** Shown in the editor; may hold Markdown. */
    helperText?: string;
  }

  export interface StringParameter extends ParameterBase {
    type: 'string';
    enum?: string[];
    enumLabels?: Record<string, string>;
    default?: string;
  }

  export interface NumberParameter extends ParameterBase {
    type: 'number';
    minimum?: number;
    maximum?: number;
    default?: number;
  }

  export interface BooleanParameter extends ParameterBase {
    type: 'boolean';
    default?: boolean;
  }

  export interface ObjectParameter extends ParameterBase {
    type: 'object';
    /** A JSON schema. */
    schema?: object;
    default?: unknown;
  }

  export interface ArrayParameter extends ParameterBase {
    type: 'array';
    /** A JSON schema. */
    schema?: object;
    default?: unknown[];
  }

  export type ParameterDefinition = StringParameter | NumberParameter | BooleanParameter | ObjectParameter | ArrayParameter;

  interface ParameterValues {
    string: string;
    number: number;
    boolean: boolean;
    object: Record<string, unknown>;
    array: unknown[];
  }

  export interface FunctionResolverParams<Definitions extends Record<string, ParameterDefinition>> {
    parameters: { [Name in keyof Definitions]: ParameterValues[Definitions[Name]['type']] };
  }

  /** @deprecated Export a plain function with typed arguments. */
  export function createFunction<Result, Definitions extends Record<string, ParameterDefinition> = {}>(
    resolver: (params: FunctionResolverParams<Definitions>) => Promise<Result>,
    config?: { parameters: Definitions },
  ): (params: FunctionResolverParams<Definitions>) => Promise<Result>;

  export interface ServerContext {
    /** The cookies of the request, by name. */
    cookies: Record<string, string | undefined>;
    /** Sets one cookie with the path `/`. A second call in a request replaces the first. */
    setCookie: (name: string, value: string) => void;
    /** The signed-in user; `null` without a session. */
    session: {
      user: {
        name?: string | null;
        email?: string | null;
        avatar?: string | null;
        roles?: string[];
      };
    } | null;
  }

  /** Works inside a call made by Studio and throws elsewhere. */
  export function getContext(): ServerContext;
}
