// Jest runs this before each unit test file.

if (typeof hostRequire === 'undefined') {
  throw new Error(
    'This test runs in one of Jest\'s own environments. Start the file with "/** @jest-environment ./test/unit/jsdom-environment.ts */".',
  );
}

// React records a stack for each element. Jest's limit of 100 calls makes them expensive.
Error.stackTraceLimit = 25;

if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  require('./browser-globals').addBrowserGlobals();
  require('./native-dialog').mockNativeDialog();
  require('./system-mode').mockSystemMode();
  globalThis.IntersectionObserver = require('./intersection').FakeIntersectionObserver;
  // Long enough for machines slower than two free cores. Passing tests don't wait for it.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
}
