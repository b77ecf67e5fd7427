/** The tests that mutants of the rules are run against: those beside the rules, without a database. */
export default {
  test: {
    include: ['packages/kernel/src/**/*.test.ts', 'packages/modules/src/*/domain/**/*.test.ts'],
    exclude: ['**/*.db.test.ts'],
  },
};
