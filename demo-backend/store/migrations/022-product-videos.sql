-- A picture that stands for a video says where the video is.
ALTER TABLE product_image ADD COLUMN video_url TEXT;
ALTER TABLE product_image ADD COLUMN video_title TEXT;
ALTER TABLE product_image ADD COLUMN video_description TEXT;
