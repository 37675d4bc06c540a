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

  interface ParameterBase<T> {
    default?: T;
    helperText?: string;
  }

  export interface StringParameter extends ParameterBase<string> {
    type: 'string';
    enum?: string[];
    enumLabels?: Record<string, string>;
  }

  export interface NumberParameter extends ParameterBase<number> {
    type: 'number';
    minimum?: number;
    maximum?: number;
  }

  export interface BooleanParameter extends ParameterBase<boolean> {
    type: 'boolean';
  }

  export interface ObjectParameter extends ParameterBase<object> {
    type: 'object';
    schema?: object;
  }

  export interface ArrayParameter extends ParameterBase<unknown[]> {
    type: 'array';
    schema?: object;
  }

  export type ParameterDefinition = StringParameter | NumberParameter | BooleanParameter | ObjectParameter | ArrayParameter;

  type ParameterValue<D> = D extends { type: 'string' }
    ? string
    : D extends { type: 'number' }
      ? number
      : D extends { type: 'boolean' }
        ? boolean
        : D extends { type: 'object' }
          ? object
          : D extends { type: 'array' }
            ? unknown[]
            : unknown;

  /** @deprecated Export a plain function with typed arguments. */
  export function createFunction<Result, const Definitions extends Record<string, ParameterDefinition> = {}>(
    resolver: (params: { parameters: { [Name in keyof Definitions]: ParameterValue<Definitions[Name]> } }) => Promise<Result>,
    config?: { parameters: Definitions },
  ): (params: { parameters: { [Name in keyof Definitions]: ParameterValue<Definitions[Name]> } }) => Promise<Result>;

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
