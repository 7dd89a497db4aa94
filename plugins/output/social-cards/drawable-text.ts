import { ownValue } from '../../../src/foundation/own-value';
import type { Card, Fonts } from './types';

/** Replacements for characters that are common in titles and that the fonts lack. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '→': '–',
  '⇒': '–',
  '↔': '–',
  '\u2011': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** A text without characters that would be drawn as boxes. */
export interface DrawableText {
  text: string;
  /** Characters that had no replacement and are left out. */
  lost: readonly string[];
}

/**
 * Replaces or leaves out characters that the fonts lack: `ﬁ` becomes `fi`, an emoji is left out.
 */
export function drawableText(text: string, { has }: Pick<Fonts, 'has'>): DrawableText {
  const lost: string[] = [];
  const drawn = [...text.normalize('NFC')].map((character) => {
    const options = [character, ownValue(REPLACEMENTS, character), character.normalize('NFKD')];
    const found = options.find((option) => option && [...option].every(has));
    // Joiners and variation selectors draw nothing themselves.
    if (found === undefined && !/[\p{Cf}\p{Mn}\s]/u.test(character)) {
      lost.push(character);
    }
    return found ?? (/\s/u.test(character) ? ' ' : '');
  });
  return { text: drawn.join('').replace(/\s+/g, ' ').trim(), lost };
}

/** The card without characters that would be drawn as boxes, and those that its title lost. */
export function drawableCard(
  card: Card,
  fonts: Pick<Fonts, 'has'>,
): { drawable: Card; lost: readonly string[] } {
  const { text: title, lost } = drawableText(card.title, fonts);
  const plain = (text: string) => drawableText(text, fonts).text;
  const product = plain(card.product);
  const section = card.section.map(plain).filter(Boolean);
  return { drawable: { ...card, product, section, title: title === '' ? product : title }, lost };
}
