import { Zip, ZipDeflate, deflateSync, inflateSync } from 'fflate';
import {
  countUp,
  extensionOf,
  isChecked,
  isIgnored,
  refusalOf,
  refusedReport,
  checkFile,
  decodeSource,
  encodeSource,
  fixFile,
  fixFinding,
} from 'mui-upgrade-check';
import type { Encoding, FileReport, Finding, UpgradeData } from 'mui-upgrade-check';
import { lineChanges } from '../changed-lines';
import type { LineChange } from '../changed-lines';
import { uniqueLabels } from '../choose/labels';
import type { ArchiveListing, CheckedFile, Selection } from '../messages';
import { REASONS } from '../reasons';
import { crc32 } from './crc32';
import { changesOf, patchOf } from './patch';
import { readArchive } from './read-archive';

/** Where a file comes from: the reader's disk, the text field, or an archive, by the entry's number. */
type Content = Blob | string | number;

/**
 * A checked file. What isn't rewritten is read again when it's needed: an archive of a few megabytes can
 * contain gigabytes.
 */
interface Kept {
  path: string;
  content: Content;
  /** Of what was checked. */
  checksum: number;
  encoding: Encoding;
  report: FileReport;
  fixedCount: number;
  /** The bytes before and after, compressed; absent if it's as it was. */
  rewritten?: { before: Uint8Array; after: Uint8Array };
}

const refusedFile = (id: number, path: string, reason: string): CheckedFile => ({
  ...{ id, report: refusedReport(path, reason), diffs: [], fixedCount: 0, changes: [] },
});

/** Identifies a finding in a file. */
const keyOf = ({ line, kind, name, fix }: Finding) => `${line} ${kind} ${name} ${fix?.start}`;

/** What the page shows of a file. */
function shown(id: number, { report, fixedCount }: Kept, original: string, code: string) {
  const changeLines = lineChanges(code);
  const byFix = new Map(
    report.findings.flatMap(({ fix }) => (fix ? [[fix, changeLines(fix.edits)] as const] : [])),
  );
  return {
    id,
    report,
    diffs: report.findings.map(({ fix }): LineChange[] | undefined => fix && byFix.get(fix)),
    fixedCount,
    changes: code === original ? [] : changesOf(original, code),
  };
}

/**
 * The files of a check, by their identity. They are checked and rewritten here, and leave the worker only
 * when the reader saves them.
 */
export class Workspace {
  private readonly files = new Map<number, Kept>();

  /** Reads the files of archives. */
  private readonly entries: (() => Uint8Array)[] = [];

  private data!: UpgradeData;

  private from: string | undefined;

  /**
   * Sets the rules.
   *
   * @param from - The version that the code is written for; see `checkCode`.
   */
  start(data: UpgradeData, from: string | undefined): void {
    this.data = data;
    this.from = from;
  }

  /**
   * Opens a ZIP archive, whose files can then be checked.
   *
   * @param folder - Put before the paths, with a slash at the end; empty for none.
   * @throws With a sentence for the reader if it can't be read.
   */
  async openArchive(archive: Blob, folder: string): Promise<ArchiveListing> {
    const listing: ArchiveListing = { files: [], refused: [], skipped: new Map() };
    const buffer = await archive.arrayBuffer().catch(() => {
      throw new Error(REASONS.unreadable);
    });
    const label = uniqueLabels();
    for (const { path: inside, size, refused, read } of readArchive(buffer)) {
      if (isIgnored(inside)) {
        continue;
      }
      if (!isChecked(inside)) {
        countUp(listing.skipped, extensionOf(inside));
        continue;
      }
      const path = folder + label(inside);
      const reason = refused ?? refusalOf(path, size);
      if (reason) {
        listing.refused.push(refusedReport(path, reason));
      } else {
        listing.files.push({ path, entry: this.entries.push(read) - 1 });
      }
    }
    return listing;
  }

  private async bytesOf(content: Content): Promise<Uint8Array> {
    if (typeof content === 'string') {
      return new TextEncoder().encode(content);
    }
    return typeof content === 'number'
      ? this.entries[content]!()
      : new Uint8Array(await content.arrayBuffer());
  }

  /**
   * Checks a file.
   *
   * @param id - Identifies it in later calls.
   */
  async check(id: number, path: string, content: Content): Promise<CheckedFile> {
    let bytes: Uint8Array;
    try {
      bytes = await this.bytesOf(content);
    } catch {
      const isPacked = typeof content === 'number';
      return refusedFile(id, path, isPacked ? REASONS.damaged : REASONS.unreadable);
    }
    const decoded = decodeSource(bytes);
    const checksum = crc32(bytes);
    if (crc32(encodeSource(decoded)) !== checksum) {
      return refusedFile(id, path, REASONS.encoding);
    }
    const { code, encoding } = decoded;
    // Lines of the report are parts of the code's string, which the clone doesn't keep alive.
    const report = structuredClone(checkFile({ file: path, code }, this.data, this.from));
    const kept: Kept = { path, content, checksum, encoding, report, fixedCount: 0 };
    this.files.set(id, kept);
    return shown(id, kept, code, code);
  }

  /** A file's bytes before it was rewritten and now; `null` if it has changed since it was checked. */
  private async bytes({ content, checksum, rewritten }: Kept) {
    if (rewritten) {
      return { before: inflateSync(rewritten.before), after: inflateSync(rewritten.after) };
    }
    const bytes = await this.bytesOf(content).catch(() => null);
    return bytes && crc32(bytes) === checksum ? { before: bytes, after: bytes } : null;
  }

  /** Rewrites findings of a file, as far as their fixes can be made. */
  async fix(id: number, selection: Selection): Promise<CheckedFile> {
    const kept = this.files.get(id)!;
    const { path, encoding, report } = kept;
    const bytes = await this.bytes(kept);
    if (!bytes) {
      this.files.delete(id);
      return refusedFile(id, path, REASONS.unreadable);
    }
    const decoder = new TextDecoder(encoding, { ignoreBOM: true });
    const [original, code] = [decoder.decode(bytes.before), decoder.decode(bytes.after)];
    const source = { file: path, code };
    const { data, from } = this;
    let next = code;
    let failed: readonly Finding[];
    if (typeof selection === 'object' && 'finding' in selection) {
      const finding = report.findings[selection.finding]!;
      const result = fixFinding(source, report, finding, data, from);
      next = result?.source ?? code;
      failed = result ? [] : report.findings.filter(({ fix }) => fix === finding.fix);
    } else {
      const rules = selection === 'all' ? undefined : [selection.rule];
      const result = fixFile(source, report.findings, data, { rules, from });
      next = result.source;
      failed = result.left;
    }
    const after = next === code ? report : checkFile({ file: path, code: next }, data, from);
    // What was tried in vain is the reader's part.
    const tried = new Set(failed.map(keyOf));
    const findings = after.findings.map((one) =>
      tried.has(keyOf(one)) ? { ...one, fix: undefined } : one,
    );
    const now: Kept = {
      ...kept,
      report: structuredClone({ ...after, findings }),
      fixedCount: kept.fixedCount + Math.max(0, report.findings.length - findings.length),
      rewritten:
        next === original
          ? undefined
          : {
              before: deflateSync(bytes.before),
              after: deflateSync(encodeSource({ code: next, encoding })),
            },
    };
    this.files.set(id, now);
    return shown(id, now, original, next);
  }

  /** A file as it is now, in its own encoding. */
  contents(id: number): Uint8Array<ArrayBuffer> {
    return inflateSync(this.files.get(id)!.rewritten!.after) as Uint8Array<ArrayBuffer>;
  }

  /** The rewritten files, in a ZIP archive with their paths. */
  archive(): Blob {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const zip = new Zip((error, part) => {
      if (error) {
        throw error;
      }
      parts.push(part as Uint8Array<ArrayBuffer>);
    });
    for (const [id, { path, rewritten }] of this.files) {
      if (rewritten) {
        // As on Unix: unzip reads names of other systems as if they weren't in UTF-8.
        const entry = Object.assign(new ZipDeflate(path), { os: 3, attrs: 0o100644 << 16 });
        zip.add(entry);
        entry.push(this.contents(id), true);
      }
    }
    zip.end();
    return new Blob(parts, { type: 'application/zip' });
  }

  /** What was rewritten in all files, as a patch for `git apply`. */
  async patch(): Promise<string> {
    let patch = '';
    for (const { path, encoding, rewritten } of this.files.values()) {
      if (rewritten) {
        const [before, after] = [inflateSync(rewritten.before), inflateSync(rewritten.after)];
        patch += await patchOf({ path, encoding, before, after });
      }
    }
    return patch;
  }
}
