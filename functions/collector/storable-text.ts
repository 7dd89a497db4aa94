/** Control characters but line ends and tabs; no reader types them, and databases stop at some. */
const CONTROL = /[^\P{Cc}\n\r\t]/gu;

/** Halves of characters, which UTF-8 cannot store. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text without what a database could not keep, and without spaces around it. */
export function storableText(text: string): string {
  return text.replace(CONTROL, '').replace(LONE_SURROGATE, '\uFFFD').trim();
}
