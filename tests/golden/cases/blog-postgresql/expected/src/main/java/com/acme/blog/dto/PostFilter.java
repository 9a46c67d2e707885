package com.acme.blog.dto;

import com.acme.blog.common.Specs;
import com.acme.blog.domain.Post;
import com.acme.blog.domain.PostState;
import java.time.OffsetDateTime;
import org.springframework.data.jpa.domain.Specification;

public record PostFilter(
    Long writerId,
    Long answersId,
    String title,
    String body,
    PostState state,
    Short stars,
    OffsetDateTime createdAtFrom,
    OffsetDateTime createdAtTo) {
  public Specification<Post> toSpecification() {
    return Specification.allOf(
        Specs.equal(writerId, "writer", "id"),
        Specs.equal(answersId, "answers", "id"),
        Specs.contains(title, "title"),
        Specs.contains(body, "body"),
        Specs.equal(state, "state"),
        Specs.equal(stars, "stars"),
        Specs.between(createdAtFrom, createdAtTo, "createdAt"));
  }
}
