import { LATE, STUB_PATH } from './modes';
import type { ScriptMode } from './modes';

/** The element that Carbon's script inserts before its own tag. */
function insertion(link: string): string {
  return `
  var ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<span><span class="carbon-wrap">' +
    '<a class="carbon-img" href="${link}"><img src="${STUB_PATH}/ad.svg" alt="" width="130" height="100"></a>' +
    '<a class="carbon-text" href="${link}">Mock sponsor: an ad for tests.</a></span>' +
    '<a class="carbon-poweredby" href="https://www.example.com/network">ads via mock network</a></span>';
  tag.before(ad);`;
}

const SPONSOR = 'https://www.example.com/sponsor';
const BACKERS = 'https://www.example.com/discover-more/backers';

/**
 * The script of the mock network.
 *
 * @param mode - `late` inserts the element after the slot has fallen back, `never` inserts none,
 *   `broken` inserts one without a link and throws, `backers` one that links to a page of backers.
 */
export function networkScript(mode: ScriptMode): string {
  const start = "var tag = document.getElementById('_carbonads_js');";
  switch (mode) {
    case 'prompt':
      return `(function () { ${start}${insertion(SPONSOR)} })();`;
    case 'late':
      return `(function () { ${start} setTimeout(function () {${insertion(SPONSOR)} }, ${LATE}); })();`;
    case 'backers':
      return `(function () { ${start}${insertion(BACKERS)} })();`;
    case 'broken':
      return `(function () { ${start} var ad = document.createElement('div'); ad.id = 'carbonads'; tag.before(ad); throw new Error('The mock network fails as requested.'); })();`;
    case 'never':
      return '';
  }
}
