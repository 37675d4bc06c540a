import { ConstructedStyle } from './constructed-style.tsx';
import type { Module } from './live-modules.ts';

type Props = {
  children?: string | string[];
  dangerouslySetInnerHTML?: { __html: string };
};

/** What the compiler imports for JSX, with a stand-in for `<style>`, whose text the policy blocks. */
export function withConstructedStyles(runtime: Module): Module {
  const { jsx, jsxs } = runtime;
  return { ...runtime, jsx: instead(jsx), jsxs: instead(jsxs) };
}

function instead(make: unknown) {
  return (type: unknown, props: Props, ...rest: unknown[]) => {
    if (typeof make !== 'function') throw new TypeError('There is no runtime for JSX.');
    if (type !== 'style') return make(type, props, ...rest);
    const text = props.dangerouslySetInnerHTML?.__html ?? props.children ?? '';
    return make(ConstructedStyle, { children: [text].flat().join('') }, ...rest);
  };
}
