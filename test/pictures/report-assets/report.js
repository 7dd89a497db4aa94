document.documentElement.classList.add('scripted');
document.addEventListener('input', ({ target }) => {
  target.closest('figure').style.setProperty('--shown', `${target.value}%`);
});
