// For sites that have neither DocCard nor DocCardList, which alone read the descriptions of documents.
module.exports = function slimVersionLoader(source) {
  const data = JSON.parse(source);
  for (const document of Object.values(data.version?.docs ?? {})) {
    delete document.description;
  }
  return JSON.stringify(data);
};
