-- The video that a picture represents.
ALTER TABLE product_image ADD COLUMN video_url TEXT;
ALTER TABLE product_image ADD COLUMN video_title TEXT;
ALTER TABLE product_image ADD COLUMN video_description TEXT;
