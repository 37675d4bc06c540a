// What Vite's own types (`vite/client`) say of `import.meta.env`.
interface ImportMetaEnv {
  readonly [key: string]: string | undefined;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
