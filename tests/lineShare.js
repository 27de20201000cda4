// Prints how many lines of tests there are for each line of the product; demo content and styles count for neither.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', 'src', 'migration', 'server', 'chain', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('server/seed/content/'));
const isTest = (path) => path.startsWith('tests/') || /\.test\.tsx?$|\/testing\/|\/testStore\.ts$/.test(path);
const linesOf = (paths) =>
  paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);

const tests = linesOf(files.filter(isTest));
const source = linesOf(files.filter((path) => !isTest(path)));
console.log(`${tests} lines of tests for ${source} lines of source: ${(tests / source).toFixed(2)}`);
