import { writePictures } from './pictures/write-pictures.ts';

const started = performance.now();
const count = await writePictures();
console.log(`Wrote ${count} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
