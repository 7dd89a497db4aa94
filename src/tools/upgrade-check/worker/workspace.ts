import { zipSync } from 'fflate';
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
import type { DecodedSource, FileReport, Finding, UpgradeData } from 'mui-upgrade-check';
import { lineChanges } from '../changed-lines';
import type { LineChange } from '../changed-lines';
import type { ArchiveListing, CheckedFile, Selection } from '../messages';
import { REASONS } from '../reasons';
import { changesOf, patchOf } from './patch';
import { readArchive } from './read-archive';

/** A file with its present code. */
interface Kept extends DecodedSource {
  original: string;
  report: FileReport;
  fixedCount: number;
}

/** Identifies a finding in a file. */
const keyOf = ({ line, kind, name, fix }: Finding) => `${line} ${kind} ${name} ${fix?.start}`;

/** What the page shows of a file. */
function shown({ code, original, report, fixedCount }: Kept): CheckedFile {
  const changeLines = lineChanges(code);
  const byFix = new Map(
    report.findings.flatMap(({ fix }) => (fix ? [[fix, changeLines(fix.edits)] as const] : [])),
  );
  return {
    report,
    diffs: report.findings.map(({ fix }): LineChange[] | undefined => fix && byFix.get(fix)),
    fixedCount,
    changes: code === original ? [] : changesOf(original, code),
  };
}

/**
 * The files of a check with their code, by path. They are checked and rewritten here, and leave the
 * worker only when the reader saves them.
 */
export class Workspace {
  private readonly files = new Map<string, Kept>();

  private readonly packed = new Map<string, () => Uint8Array>();

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
    const listing: ArchiveListing = { paths: [], refused: [], skipped: new Map() };
    const buffer = await archive.arrayBuffer().catch(() => {
      throw new Error(REASONS.unreadable);
    });
    for (const { path: inside, size, refused, read } of readArchive(buffer)) {
      const path = folder + inside;
      if (isIgnored(inside) || this.packed.has(path)) {
        continue;
      }
      if (!isChecked(path)) {
        countUp(listing.skipped, extensionOf(path));
        continue;
      }
      const reason = refused ?? refusalOf(path, size);
      if (reason) {
        listing.refused.push(refusedReport(path, reason));
      } else {
        listing.paths.push(path);
        this.packed.set(path, read);
      }
    }
    return listing;
  }

  /**
   * Checks a file.
   *
   * @param content - Absent for a file of an archive.
   */
  async check(path: string, content?: Blob | string): Promise<CheckedFile> {
    let bytes: Uint8Array | undefined;
    try {
      bytes =
        content instanceof Blob
          ? new Uint8Array(await content.arrayBuffer())
          : this.packed.get(path)?.();
    } catch {
      const refused = content ? REASONS.unreadable : REASONS.damaged;
      return { report: refusedReport(path, refused), diffs: [], fixedCount: 0, changes: [] };
    }
    this.packed.delete(path);
    const decoded: DecodedSource = bytes
      ? decodeSource(bytes)
      : { code: content as string, encoding: 'utf-8' };
    const report = checkFile({ file: path, code: decoded.code }, this.data, this.from);
    const kept = { ...decoded, original: decoded.code, report, fixedCount: 0 };
    this.files.set(path, kept);
    return shown(kept);
  }

  /** Rewrites findings of a file, as far as their fixes can be made. */
  fix(path: string, selection: Selection): CheckedFile {
    const kept = this.files.get(path)!;
    const { code, report } = kept;
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
    const fixedCount = kept.fixedCount + Math.max(0, report.findings.length - findings.length);
    const now = { ...kept, code: next, report: { ...after, findings }, fixedCount };
    this.files.set(path, now);
    return shown(now);
  }

  /** A file as it is now, in its own encoding. */
  contents(path: string): Uint8Array<ArrayBuffer> {
    return encodeSource(this.files.get(path)!);
  }

  /** Files as they are now, in a ZIP archive with their paths. */
  archive(paths: readonly string[]): Uint8Array<ArrayBuffer> {
    const contents = paths.map((path) => [path, this.contents(path)] as const);
    return zipSync(Object.fromEntries(contents)) as Uint8Array<ArrayBuffer>;
  }

  /** What was rewritten in files, as a patch for `git apply`. */
  patch(paths: readonly string[]): string {
    return paths
      .map((path) => {
        const { original, code } = this.files.get(path)!;
        return patchOf(path, original, code);
      })
      .join('');
  }
}
