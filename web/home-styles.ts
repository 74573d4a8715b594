// Home's own styles, loaded only with Home; the app's entry is loaded by every page.
import '#features/home/home.css'
import '#features/home/home-news.css'
import '#features/weather/weather.css'
