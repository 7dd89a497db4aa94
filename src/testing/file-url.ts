/** Stands in for the address of a file that the bundler would copy. */
export default '/assets/file';
