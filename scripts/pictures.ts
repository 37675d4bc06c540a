import { runCommand } from './command.ts';
import { writePictures } from './pictures/write-pictures.ts';

await runCommand(async () => {
  const started = performance.now();
  const count = await writePictures();
  console.log(`Wrote ${count} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
});
