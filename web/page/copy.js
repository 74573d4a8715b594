// For the guide in one file: sets the reader's language, and shows the copy's age by the phone's own clock.
{
  const page = document.documentElement
  const named = /[?&#]lang=(hi|en)\b/.exec(location.href)?.[1]
  const readsHindi = navigator.languages.some(tag => /^(hi|bho|mai|mag|sa|ne)\b/.test(tag))
  const choose = language => {
    document.getElementById(language).checked = true
    page.lang = language
  }
  choose(named || (readsHindi ? 'hi' : 'en'))
  for (const key of document.querySelectorAll('[name=language]'))
    key.addEventListener('change', () => choose(key.id))
  // The age is shown in whole months of 30 days.
  const months = Math.floor((Date.now() - Number(page.dataset.made)) / (30 * 24 * 3600 * 1000))
  for (const note of document.querySelectorAll('[data-one]'))
    if (months > 0) {
      note.hidden = false
      note.textContent = months === 1 ? note.dataset.one : note.dataset.many.replace('{months}', months)
    }
}
