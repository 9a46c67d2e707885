// Loads the demo data set into the database that `npm start` would use: npm run seed
import { seedDemo } from '../src/seed-demo.ts';

const result = await seedDemo();
if (result.ok) {
  console.log(`The demo data set is loaded. Sign in with the password ${result.password} as one of these:`);
  for (const email of result.emails) console.log(`  ${email}`);
} else {
  console.error(result.problem);
  process.exitCode = 1;
}
