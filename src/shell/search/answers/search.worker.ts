import { SearchIndex } from '../data/search-index';
import { Answers } from './answers';
import type { Message } from './messages';

/** The site's base URL, set by the bundler. */
declare const __webpack_public_path__: string;

const answers = new Answers(new SearchIndex(__webpack_public_path__), (answer) =>
  postMessage(answer),
);

addEventListener('message', ({ data }: MessageEvent<Message>) => answers.receive(data));
