import type { SearchIndex } from '../data/search-index';
import { answerOf } from './answer';
import type { Answer, Message, Question } from './messages';

/** Answers the last question of a page, and again whenever the index changes. */
export class Answers {
  private question: Question | undefined;
  private isDue = false;

  /** @param send - Sends an answer to the page. */
  constructor(
    private readonly index: SearchIndex,
    private readonly send: (answer: Answer) => void,
  ) {
    index.subscribe(() => this.schedule());
  }

  /** Handles a message of the page. */
  receive(message: Message): void {
    if (message.kind === 'load') {
      void this.index.load(message.pathname, message.version);
    } else {
      this.question = message;
      this.schedule();
    }
  }

  /** Answers in a task of its own: of the letters that arrived meanwhile, only the last one counts. */
  private schedule(): void {
    if (this.isDue) {
      return;
    }
    this.isDue = true;
    setTimeout(() => {
      this.isDue = false;
      if (this.question) {
        this.send(answerOf(this.index, this.question));
      }
    });
  }
}
