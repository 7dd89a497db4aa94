const en = {
  title: 'Offline access',
  hint: 'Pages you visit are available offline automatically. Download a product to read and search all of it offline. Shared files are stored once.',
  noList: "Couldn't load the list of downloads.",
  retry: 'Try again',
  progress: 'Downloading · {done} of {total}',
  oldCopy: 'Your previous copy is intact.',
  status: {
    offered: '{size}',
    partial: 'Incomplete · {size}',
    interrupted: 'Downloaded, update incomplete · {size}',
    kept: 'Downloaded · {size}',
    outdated: 'Downloaded, update available · {size}',
    withdrawn: 'Downloaded, no longer offered · {size}',
  },
  actions: {
    keep: 'Download',
    keepOf: 'Download {label}',
    resume: 'Resume',
    resumeOf: 'Resume {label}',
    update: 'Update',
    updateOf: 'Update {label}',
    stop: 'Stop',
    stopOf: 'Stop downloading {label}',
    delete: 'Delete',
    deleteOf: 'Delete {label}',
  },
  failures: {
    quota:
      "Your browser doesn't have enough space for {label}. Your other downloads haven't changed. Delete a download or free up space on your device, then try again.",
    network: 'Connection lost. Your progress is saved; you can resume.',
    changed: 'The site was updated during the download. The list is up to date now; try again.',
    storage: "Your browser couldn't change its storage. Try again, or reload the page.",
    elsewhere: 'Another tab is downloading or deleting. Try again when it finishes.',
  },
} as const;

/** Texts of the offline downloads, by language. Only the settings panel loads them. */
export const TEXTS = { en };
