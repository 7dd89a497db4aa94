import { readFileSync } from 'node:fs';
import { inputsHash } from 'accessibility-evidence';
import type { PageToCheck } from 'accessibility-evidence/check';
import { CONDITIONS, evidence } from 'accessibility-evidence/schema';
import * as z from 'zod';

const { page, product, version, component, packages, demos } = evidence.shape;
const text = z.string().min(1);

const schema = z.strictObject({
  site: z.url(),
  product,
  version,
  // Sites have no common setting for density.
  conditions: z
    .array(z.enum(CONDITIONS))
    .default(CONDITIONS.filter((condition) => condition !== 'compact')),
  ready: text.optional(),
  colorMode: text.optional(),
  partClass: text.optional(),
  pages: z.array(
    z.strictObject({
      page,
      component,
      packages: packages.default({}),
      demos: z
        .array(
          z.strictObject({
            name: demos.element.shape.name,
            path: page.optional(),
            selector: text.optional(),
            alone: z.boolean().optional(),
            inputs: text.optional(),
          }),
        )
        .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
          error: 'Several demos have the same name',
        }),
      keyboard: z.array(z.strictObject({ keys: text, action: text })).default([]),
    }),
  ),
});

/** What a list of demos contains. */
export type DemoList = z.infer<typeof schema>;

/**
 * Reads a list of demos.
 *
 * @param file - Path of a JSON file.
 * @throws If it's missing, isn't JSON, or doesn't have the format.
 */
export function readList(file: string): DemoList {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. Give a list of demos in JSON.`);
  }
  const { data, error } = schema.safeParse(value);
  if (error) {
    throw new Error(`${file} is not a list of demos:\n${z.prettifyError(error)}`);
  }
  return data;
}

/** The HTML that a site sends, which changes with its scripts if their names have hashes. */
async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url).catch((error: Error) => {
    throw new Error(
      `${url} can't be reached: ${error.message}. Start the site, or correct "site".`,
    );
  });
  if (!response.ok) {
    throw new Error(`${url} has the status ${response.status}. Correct the path in the list.`);
  }
  return response.text();
}

/**
 * The pages of a list, with what the results of their demos depend on: their `inputs`, otherwise the
 * HTML of their page.
 */
export async function pagesOf(list: DemoList): Promise<PageToCheck[]> {
  const pages: PageToCheck[] = [];
  for (const { keyboard: rows, ...one } of list.pages) {
    const html = new Map<string, string>();
    for (const { path = one.page, inputs } of one.demos) {
      if (inputs === undefined && !html.has(path)) {
        html.set(path, await htmlOf(new URL(path, list.site).href));
      }
    }
    pages.push({
      ...one,
      product: list.product,
      version: list.version,
      rows,
      demos: one.demos.map(({ path = one.page, ...demo }) => ({
        ...demo,
        path,
        inputs: inputsHash(list.conditions, path, demo.selector, demo.inputs ?? html.get(path)),
      })),
    });
  }
  return pages;
}
