import { writePictures } from './pictures/write-pictures.ts';
import { readOptions, runCommand } from './shared/command.ts';

await runCommand(async () => {
  readOptions({}, 'npm run pictures   of every page, for those who share it');
  const started = performance.now();
  const count = await writePictures();
  console.log(`Wrote ${count} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
});
