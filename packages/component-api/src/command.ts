#!/usr/bin/env node
import { ComponentApiError } from 'react-component-api';
import { describePackage } from './command/describe-package';

describePackage(process.argv.slice(2)).then(
  (output) => process.stdout.write(output),
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\nHelp: component-api --help\n`);
    process.exitCode = error instanceof ComponentApiError ? 1 : 2;
  },
);
