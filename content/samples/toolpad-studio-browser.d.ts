// The browser API of Toolpad Studio 0.13.0. The package is not installed next to the docs,
// so the samples are checked against these declarations.
declare module '@toolpad/studio/browser' {
  import type * as React from 'react';

  interface ValueTypeBase {
    /** A short help text of the editor; may hold Markdown. */
    helperText?: string;
  }

  export interface AnyValueType extends ValueTypeBase {
    type?: undefined;
    default?: unknown;
  }

  export interface StringValueType extends ValueTypeBase {
    type: 'string';
    enum?: string[];
    enumLabels?: Record<string, string>;
    default?: string;
  }

  export interface NumberValueType extends ValueTypeBase {
    type: 'number';
    minimum?: number;
    maximum?: number;
    default?: number;
  }

  export interface BooleanValueType extends ValueTypeBase {
    type: 'boolean';
    default?: boolean;
  }

  export interface ObjectValueType extends ValueTypeBase {
    type: 'object';
    /** A JSON schema. */
    schema?: object;
    default?: unknown;
  }

  export interface ArrayValueType extends ValueTypeBase {
    type: 'array';
    /** A JSON schema. */
    schema?: object;
    default?: unknown[];
  }

  /** React nodes; the editor offers a place to drop components. */
  export interface ElementValueType extends ValueTypeBase {
    type: 'element';
    default?: unknown;
  }

  /** A function that renders what was dropped, as often as it is called. */
  export interface TemplateValueType extends ValueTypeBase {
    type: 'template';
    default?: unknown;
  }

  export interface EventValueType extends ValueTypeBase {
    type: 'event';
    arguments?: { name: string; tsType: string }[];
    default?: unknown;
  }

  export type PropValueType =
    | AnyValueType
    | StringValueType
    | NumberValueType
    | BooleanValueType
    | ObjectValueType
    | ArrayValueType
    | ElementValueType
    | TemplateValueType
    | EventValueType;

  export interface ArgControlSpec {
    type:
      | 'boolean'
      | 'number'
      | 'range'
      | 'object'
      | 'radio'
      | 'buttons'
      | 'select'
      | 'string'
      | 'color'
      | 'slot'
      | 'slots'
      | 'layoutSlot'
      | 'multiSelect'
      | 'date'
      | 'json'
      | 'markdown'
      | 'GridColumns'
      | 'SelectOptions'
      | 'ChartData'
      | 'HorizontalAlign'
      | 'VerticalAlign'
      | 'event'
      | 'NumberFormat'
      | 'ColorScale'
      | 'ToggleButtons'
      | 'RowIdFieldSelect'
      | 'DataProviderSelector';
    bindable?: boolean;
    hideLabel?: boolean;
  }

  export type ArgumentType<P extends object = {}, K extends keyof P = keyof P> = PropValueType & {
    label?: string;
    description?: string;
    control?: ArgControlSpec;
    /** @deprecated Use `default`. */
    defaultValue?: P[K];
    defaultValueProp?: keyof P & string;
    onChangeProp?: keyof P & string;
    onChangeHandler?: (...params: never[]) => P[K];
    visible?: ((props: P) => boolean) | boolean;
    category?: string;
    tsType?: string;
  };

  export interface ComponentConfig<P extends object = Record<string, unknown>> {
    helperText?: string;
    errorPropSource?: (keyof P & string)[];
    errorProp?: keyof P & string;
    loadingPropSource?: (keyof P & string)[];
    loadingProp?: keyof P & string;
    layoutDirection?: 'vertical' | 'horizontal' | 'both';
    /** Pixels. */
    defaultLayoutHeight?: number;
    /** Pixels. */
    minimumLayoutHeight?: number;
    argTypes?: { [K in keyof P & string]?: ArgumentType<P, K> };
  }

  /** The component itself, marked for the editor. */
  export type ToolpadComponent<P extends object = {}> = React.ComponentType<P>;

  export function createComponent<P extends object>(Component: React.ComponentType<P>, config?: ComponentConfig<P>): ToolpadComponent<P>;
}
