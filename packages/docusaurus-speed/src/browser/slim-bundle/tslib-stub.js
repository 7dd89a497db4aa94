// The two helpers that Docusaurus's browser code uses of tslib's thirty.
export function __exportStar(from, to) {
  for (const name in from) {
    if (name !== 'default' && !Object.prototype.hasOwnProperty.call(to, name)) {
      Object.defineProperty(to, name, { enumerable: true, get: () => from[name] });
    }
  }
}

export function __importDefault(module) {
  return module && module.__esModule ? module : { default: module };
}
