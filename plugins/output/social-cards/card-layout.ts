import { createElement } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { TITLE_SPACING, fitSection, fitTitle } from './fit-text';
import type { Card, CardColors, Fonts } from './types';

/** Size of a card in pixels, as recommended for `summary_large_image`. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const LOGO = 80;
const SECTION_SIZE = 36;
/** Distance between the baselines of a title, in em. */
const LINE_HEIGHT = 1.14;
/** Divides words that are longer than a line, and ends the last line with an ellipsis. */
const CUT_OFF = { lineClamp: 3, wordBreak: 'break-word' } as const;
/** The large logo in the background. */
const BACKDROP = { size: 600, left: 800, top: -170, opacity: 0.16 };

/** Positioned, so that the logo in the background isn't painted above it. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', position: 'relative', ...style } }, ...children);

function logo(svg: string, size: number, style: CSSProperties = {}): ReactElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return createElement('img', { src, width: size, height: size, style });
}

function versionBadge(version: string, { text, border }: CardColors): ReactElement {
  return box(
    {
      ...{ boxSizing: 'border-box', height: 52, marginLeft: 23, padding: '0 20px' },
      ...{ border: `2px solid ${border}`, borderRadius: 26 },
      ...{ alignItems: 'center', fontSize: 30, color: text },
    },
    `v${version}`,
  );
}

/**
 * A card as React elements with the styles that Satori supports.
 *
 * @param card - Its texts contain only characters that the fonts have.
 */
export function cardLayout(card: Card, colors: CardColors, fonts: Fonts): ReactElement {
  const { text, size, fits } = fitTitle(card.title, TEXT_WIDTH, fonts);
  const { size: backdropSize, ...backdrop } = BACKDROP;
  return box(
    {
      ...CARD_SIZE,
      ...{ boxSizing: 'border-box', padding: MARGIN },
      ...{ flexDirection: 'column', justifyContent: 'space-between' },
      ...{ backgroundColor: colors.background, fontFamily: fonts.family },
    },
    logo(card.logoSvg, backdropSize, { position: 'absolute', ...backdrop }),
    box(
      { alignItems: 'center' },
      logo(card.logoSvg, LOGO),
      box({ marginLeft: 26, fontSize: 42, fontWeight: 600, color: colors.text }, card.product),
      card.version === null ? null : versionBadge(card.version, colors),
    ),
    box(
      { flexDirection: 'column' },
      box(
        {
          ...{ display: 'block', width: TEXT_WIDTH, lineHeight: 1.3, fontSize: SECTION_SIZE },
          ...{ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
          color: card.accent ?? colors.section,
        },
        fitSection(card.section, TEXT_WIDTH, SECTION_SIZE, fonts),
      ),
      box(
        {
          ...{ width: TEXT_WIDTH, lineHeight: LINE_HEIGHT, fontSize: size, fontWeight: 600 },
          // Satori would also balance the lines that it cuts off.
          ...(fits ? { textWrap: 'balance' } : { display: 'block', ...CUT_OFF }),
          color: colors.title,
          letterSpacing: `${TITLE_SPACING}em`,
          // Large letters have much space of their own to the left and above, and letters such as g
          // reach into the margin.
          margin: `${28 - 0.247 * size}px 0 ${-0.095 * size}px ${-0.05 * size}px`,
        },
        text,
      ),
    ),
  );
}
