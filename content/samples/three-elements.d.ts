// Adds the tags of three.js to JSX, as `@react-three/fiber` 9 does. A file of its own, because it has
// to be a module to extend React's types.
import type { ThreeElements } from '@react-three/fiber';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ThreeElements {}
  }
}
