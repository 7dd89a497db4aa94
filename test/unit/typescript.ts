declare const hostRequire: NodeJS.Require;

// Used by tests instead of `typescript`. Jest would compile its 9 MB for each test file; Node does
// it once per worker. Sharing it is safe, because the compiler keeps no state between calls.
module.exports = hostRequire('typescript');
