import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './root';
