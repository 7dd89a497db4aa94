/** Mocks the URL of a file that the bundler would copy. */
export default '/assets/file';
