// Only DocCard and DocCardList read the descriptions of documents, and no page of this site uses
// them.
module.exports = function slimVersionLoader(source) {
  const data = JSON.parse(source);
  for (const document of Object.values(data.version?.docs ?? {})) {
    delete document.description;
  }
  return JSON.stringify(data);
};
