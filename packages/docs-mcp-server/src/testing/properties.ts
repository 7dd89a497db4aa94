import fc from 'fast-check';

// Otherwise a test could fail by chance. With `FULL`, it tries other values in each run.
if (!process.env.FULL) {
  fc.configureGlobal({ seed: 1 });
}

/** fast-check with the same values in each run. */
export default fc;
