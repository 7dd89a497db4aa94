/** @jest-environment ./test/unit/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTemplate } from '../testing/renderTemplate';
import Blog from './Blog';
import { findPosts, readingMinutes } from './findPosts';
import { POSTS } from './posts';

window.scrollTo = () => {};

function open(hash = '') {
  window.location.hash = hash;
  renderTemplate(Blog);
}

const status = () => screen.getByRole('status').textContent;
const search = () => screen.getByRole('searchbox', { name: 'Search posts' });

it('lists all posts and filters them by topic', async () => {
  open();
  expect(status()).toBe(`${POSTS.length} posts`);
  await userEvent.click(screen.getByRole('button', { name: 'Tools' }));
  expect(status()).toBe('2 posts');
  expect(screen.getByRole('button', { name: 'Tools', pressed: true })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: POSTS[0].title })).toBeNull();
});

it('searches, and offers all posts if none matches', async () => {
  open();
  await userEvent.type(search(), 'RYE wheat');
  expect(status()).toBe('1 post');
  await userEvent.type(search(), ' zebra');
  expect(screen.getByRole('heading', { name: 'No post matches' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all posts' }));
  expect(status()).toBe(`${POSTS.length} posts`);
});

it('opens a post and keeps the filter for the way back', async () => {
  open();
  await userEvent.type(search(), 'steam');
  await userEvent.click(screen.getByRole('link', { name: /Steam without a special oven/ }));
  const title = 'Steam without a special oven';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await userEvent.click(screen.getByRole('link', { name: 'All posts' }));
  expect(((await screen.findByRole('searchbox')) as HTMLInputElement).value).toBe('steam');
});

it('links each post to the next older one', () => {
  open(`#/${POSTS[0].id}`);
  const link = screen.getByRole('link', { name: new RegExp(POSTS[1]!.title) });
  expect(link.getAttribute('href')).toBe(`#/${POSTS[1]!.id}`);
});

it('describes the picture of a post, but not those of the list', async () => {
  open();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: new RegExp(POSTS[0].title) }));
  expect(
    await screen.findByRole('img', { name: /^Drawing of a loaf with \d cuts in its crust$/ }),
  ).toBeTruthy();
});

it('reports an unknown post', () => {
  open('#/nothing');
  expect(screen.getByRole('heading', { level: 1, name: 'Post not found' })).toBeTruthy();
  expect(screen.getByText(/no post “nothing”/)).toBeTruthy();
});

it('lists posts from new to old, with unique ids', () => {
  const dates = POSTS.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(POSTS.map(({ id }) => id)).size).toBe(POSTS.length);
  expect(findPosts('Bread', '   ')).toHaveLength(2);
  expect(readingMinutes(POSTS[0])).toBe(1);
});
