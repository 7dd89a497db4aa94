// Jest runs this before each unit test file. Long enough for machines slower than two free cores;
// passing tests don't wait for it.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
}
