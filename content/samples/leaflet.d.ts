// The part of the npm package `leaflet` that the samples use. The package is not installed next to
// the docs, so the samples are checked against these declarations.
declare module 'leaflet' {
  export type LatLngTuple = [latitude: number, longitude: number];

  class LeafletMap {
    setView(center: LatLngTuple, zoom?: number): this;
    remove(): this;
  }

  export { LeafletMap as Map };

  export class TileLayer {
    addTo(map: LeafletMap): this;
  }

  export function map(element: string | HTMLElement): LeafletMap;

  export function tileLayer(urlTemplate: string, options?: { maxZoom?: number; attribution?: string }): TileLayer;
}
