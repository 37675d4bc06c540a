// The part of the npm packages `three` and `@react-three/fiber` 9 that the samples use. The packages
// are not installed next to the docs, so the samples are checked against these declarations.
declare module 'three' {
  export class Euler {
    x: number;
    y: number;
    z: number;
  }

  export class Mesh {
    readonly rotation: Euler;
  }
}

declare module '@react-three/fiber' {
  import type * as React from 'react';
  import type { Mesh } from 'three';

  type Vector3 = number | [x: number, y: number, z: number];

  export interface ThreeElements {
    ambientLight: { intensity?: number };
    directionalLight: { intensity?: number; position?: Vector3 };
    boxGeometry: { args?: [width?: number, height?: number, depth?: number] };
    meshStandardMaterial: { color?: string };
    mesh: {
      ref?: React.Ref<Mesh>;
      position?: Vector3;
      scale?: Vector3;
      onClick?: () => void;
      onPointerOver?: () => void;
      onPointerOut?: () => void;
      children?: React.ReactNode;
    };
  }

  export function Canvas(props: { children?: React.ReactNode }): React.ReactNode;

  /** Runs before each frame; `delta` is in seconds. */
  export function useFrame(callback: (state: object, delta: number) => void): null;
}
