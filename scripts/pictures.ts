import { writePictures } from './pictures/write-pictures.ts';
import { runCommand } from './shared/command.ts';

await runCommand(async () => {
  const started = performance.now();
  const count = await writePictures();
  console.log(`Wrote ${count} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
});
