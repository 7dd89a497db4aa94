/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { FeedbackPrompt } from './FeedbackPrompt';
import { QUEUE_KEY } from './queue-key';
import { mockCollector, setOnline } from './testing';

const PATH = '/material-ui/react-button/';
const FAILURE = "Couldn't submit feedback. Please try again later.";
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

let collector: ReturnType<typeof mockCollector>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  collector = mockCollector();
  setOnline(true);
});

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: /this (?:page|section)/ });

async function openForm(vote: 'Yes' | 'No') {
  render(<FeedbackPrompt path={PATH} />);
  await userEvent.click(button(vote));
  return field();
}

describe('a vote', () => {
  it('opens a form with a matching question and focuses it', async () => {
    const comment = await openForm('Yes');
    expect(comment).toHaveFocus();
    expect(comment).toHaveAccessibleName('What did you like about this page? (optional)');
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(comment, 'kept');
    await userEvent.click(button('No'));
    expect(comment).toHaveAccessibleName('How can we improve this page? (optional)');
    expect(comment).toHaveValue('kept');
    expect(comment).toHaveFocus();
    expect(collector.received).toEqual([]);
  });

  it('is sent with the comment and focuses the result', async () => {
    await userEvent.type(await openForm('No'), 'More examples.');
    await userEvent.click(button('Submit'));
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Feedback submitted. Thank you!');
    expect(status).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(collector.received).toEqual([
      {
        id: expect.stringMatching(UUID) as string,
        path: PATH,
        section: null,
        vote: 'no',
        comment: 'More examples.',
        website: '',
      },
    ]);
  });

  it('needs no comment', async () => {
    await openForm('Yes');
    await userEvent.click(button('Submit'));
    await screen.findByRole('status');
    expect(collector.received).toMatchObject([{ vote: 'yes', comment: '' }]);
  });

  it.each(['Control', 'Meta'])('is sent with %s+Enter', async (key) => {
    await userEvent.type(await openForm('Yes'), `Good.{${key}>}{Enter}{/${key}}`);
    await screen.findByRole('status');
    expect(collector.received).toMatchObject([{ comment: 'Good.' }]);
  });

  it('is sent once after several clicks', async () => {
    await openForm('Yes');
    const submit = button('Submit');
    fireEvent.click(submit);
    fireEvent.click(submit);
    await screen.findByRole('status');
    expect(collector.received).toHaveLength(1);
  });

  it('has a hidden field for bots', async () => {
    await openForm('Yes');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await userEvent.click(button('Submit'));
    await screen.findByRole('status');
    expect(collector.received).toMatchObject([{ website: 'https://spam.example' }]);
  });

  it('is withdrawn by Cancel, which restores focus', async () => {
    await openForm('No');
    await userEvent.click(button('Cancel'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('No')).toHaveFocus();
    expect(button('No')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a failure', () => {
  it.each<number | 'no answer'>([500, 429, 404, 403, 'no answer'])(
    'after %s is reported and keeps text and id',
    async (answer) => {
      collector.answerNext(answer);
      const comment = await openForm('No');
      await userEvent.type(comment, 'Typed at length.');
      await userEvent.click(button('Submit'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(FAILURE));
      expect(comment).toHaveValue('Typed at length.');
      expect(button('Submit')).toHaveFocus();
      await userEvent.click(button('Submit'));
      await screen.findByRole('status');
      const [first, second] = collector.received;
      expect(second).toEqual(first);
    },
  );

  it('shows why the collector refused a message, and keeps the text', async () => {
    collector.answerNext(422);
    const comment = await openForm('No');
    await userEvent.type(comment, 'Typed.');
    await userEvent.click(button('Submit'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        "Your feedback wasn't accepted: reason 422",
      ),
    );
    expect(comment).toHaveValue('Typed.');
  });

  it('sends a changed text with another id', async () => {
    collector.answerNext('no answer');
    const comment = await openForm('No');
    await userEvent.type(comment, 'Typed.');
    await userEvent.click(button('Submit'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(FAILURE));
    await userEvent.type(comment, ' And more.');
    await userEvent.click(button('Submit'));
    await screen.findByRole('status');
    const [first, second] = collector.received;
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('offline', () => {
  async function submitOffline() {
    setOnline(false);
    await userEvent.type(await openForm('No'), 'From the train.');
    await userEvent.click(button('Submit'));
    expect(await screen.findByRole('status')).toHaveTextContent("You're offline.");
    expect(collector.received).toEqual([]);
  }
  const isQueued = () => localStorage.getItem(QUEUE_KEY) !== null;

  it('queues feedback and sends it once when online', async () => {
    await submitOffline();
    act(() => setOnline(true));
    act(() => setOnline(true));
    await waitFor(() => expect(isQueued()).toBe(false));
    act(() => setOnline(true));
    expect(collector.received).toMatchObject([{ comment: 'From the train.' }]);
  });

  it('sends queued feedback on the next page', async () => {
    await submitOffline();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    render(<FeedbackPrompt path="/other/" />);
    await waitFor(() => expect(isQueued()).toBe(false));
    expect(collector.received).toMatchObject([{ path: PATH }]);
  });

  it('shows which queued feedback was refused and why, until it is dismissed', async () => {
    await submitOffline();
    collector.answerNext(422);
    act(() => setOnline(true));
    expect(await screen.findByText(/wasn't accepted/)).toHaveTextContent(
      `Your feedback about ${PATH}, saved while you were offline, wasn't accepted: reason 422`,
    );
    expect(screen.getByText('From the train.')).toBeVisible();
    expect(button('Copy')).toBeVisible();
    // On the next page too.
    cleanup();
    render(<FeedbackPrompt path="/other/" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('From the train.')).toBeNull();
    expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toHaveFocus();
    expect(isQueued()).toBe(false);
    expect(collector.received).toHaveLength(1);
  });

  it('reports a failure when the browser cannot store feedback', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setOnline(false);
    await openForm('Yes');
    await userEvent.click(button('Submit'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(FAILURE));
    setItem.mockRestore();
  });
});

describe('a comment on a section', () => {
  const SECTIONS = ['Sizes', 'Colors']
    .map((name) => {
      const id = name.toLowerCase();
      return `<h2 class="anchor" id="${id}"><a href="#${id}">${name}</a></h2>`;
    })
    .join('');

  function renderPage() {
    render(
      <>
        <div className="markdown" dangerouslySetInnerHTML={{ __html: SECTIONS }} />
        <FeedbackPrompt path={PATH} />
      </>,
    );
  }
  const comment = () => screen.findByRole('button', { name: 'Comment on this section' });

  it('is offered only at the heading near the pointer', async () => {
    renderPage();
    expect(screen.queryByRole('button', { name: 'Comment on this section' })).toBeNull();
    await userEvent.hover(screen.getByText('Sizes'));
    const [sizes, colors] = screen.getAllByRole('heading');
    expect((await comment()).parentElement).toBe(sizes);
    expect(sizes).toHaveAttribute('aria-label', 'Sizes');
    await userEvent.hover(screen.getByText('Colors'));
    await waitFor(async () => expect((await comment()).parentElement).toBe(colors));
    expect(colors).toHaveAttribute('aria-label', 'Colors');
    expect(sizes).not.toHaveAttribute('aria-label');
  });

  it("is reachable by keyboard after the heading's link", async () => {
    renderPage();
    await userEvent.tab();
    await comment();
    await userEvent.tab();
    expect(await comment()).toHaveFocus();
  });

  it('opens a dialog and is sent with the section', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('Sizes'));
    await userEvent.click(await comment());
    const dialog = within(screen.getByRole('dialog', { name: 'Comment on “Sizes”' }));
    const text = dialog.getByRole('textbox', { name: 'How can we improve this section?' });
    expect(text).toHaveFocus();
    expect(text).toBeRequired();
    await userEvent.type(text, 'Which is the default?');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Feedback submitted. Thank you!')).toHaveRole('status');
    expect(await comment()).toHaveFocus();
    expect(collector.received).toMatchObject([
      { path: PATH, section: 'sizes', vote: null, comment: 'Which is the default?' },
    ]);
  });

  it('shows its result for a while, also after the reader has gone on', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('Sizes'));
    await userEvent.click(await comment());
    await userEvent.type(await field(), 'Which is the default?');
    const { setTimeout } = window;
    let end = () => {};
    window.setTimeout = ((run: () => void, delay?: number) => {
      if (delay !== 6_000) {
        return setTimeout(run, delay);
      }
      end = run;
      return 0;
    }) as typeof setTimeout;
    await userEvent.click(button('Submit'));
    expect(await screen.findByText(/submitted/)).toBeVisible();
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.pointerOver(screen.getByText('Colors'));
    await waitFor(async () => expect((await comment()).parentElement?.id).toBe('colors'));
    expect(screen.getByText(/submitted/)).toBeVisible();
    act(end);
    expect(screen.queryByText(/submitted/)).toBeNull();
    window.setTimeout = setTimeout;
  });

  it('is closed by Cancel, which returns the focus', async () => {
    renderPage();
    await userEvent.hover(screen.getByText('Sizes'));
    await userEvent.click(await comment());
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await comment()).toHaveFocus();
  });

  describe('on a touch screen', () => {
    const appear = (name: string, isIntersecting = true) =>
      act(() =>
        FakeIntersectionObserver.report(screen.getByRole('heading', { name }), isIntersecting),
      );

    it('is offered at a heading that comes into view, after the first touch', async () => {
      renderPage();
      expect(FakeIntersectionObserver.active.size).toBe(0);
      fireEvent.touchStart(document.body);
      await waitFor(() => expect(FakeIntersectionObserver.active.size).toBe(1));
      appear('Sizes');
      expect((await comment()).parentElement).toHaveAttribute('id', 'sizes');
      appear('Colors', false);
      expect((await comment()).parentElement).toHaveAttribute('id', 'sizes');
      appear('Colors');
      await waitFor(async () => expect((await comment()).parentElement?.id).toBe('colors'));
    });

    it('stays while its dialog is open', async () => {
      renderPage();
      fireEvent.touchStart(document.body);
      await waitFor(() => expect(FakeIntersectionObserver.active.size).toBe(1));
      appear('Sizes');
      fireEvent.click(await comment());
      appear('Colors');
      expect(screen.getByRole('dialog', { name: 'Comment on “Sizes”' })).toBeInTheDocument();
    });
  });
});
