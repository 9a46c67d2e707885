// Run by npm before `npm start`: says what is missing before anything is built.
import { findStartProblem } from './find-start-problem.js';

const problem = findStartProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
