// Home's own styles travel with home alone: the app's script is for every page.
import '#features/home/home.css'
import '#features/home/home-news.css'
import '#features/weather/weather.css'
