/** Prints what a check found. */
export function report({ name, lookedAt, faults, examples }) {
  console.log(`${faults === 0 ? 'PASS' : 'FAIL'} ${name}: ${lookedAt} looked at, ${faults} faults`);
  for (const example of examples) console.log(`     ${example}`);
}
