#!/usr/bin/env node
import { startServer } from './command/start-server';

// The protocol uses standard output, so nothing else may write to it.
startServer(process.argv.slice(2)).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${reason}\nHelp: docs-mcp-server --help\n`);
  process.exitCode = 2;
});
