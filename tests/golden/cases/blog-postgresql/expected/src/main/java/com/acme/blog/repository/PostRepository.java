package com.acme.blog.repository;

import com.acme.blog.domain.Post;
import com.acme.blog.domain.Tag;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Query;

public interface PostRepository extends JpaRepository<Post, Long>, JpaSpecificationExecutor<Post> {
  @Query(
      "select target from Tag target where exists (select 1 from Post owner join owner.tags member"
          + " where owner.id = :id and member = target)")
  Page<Tag> findTags(Long id, Pageable pageable);

  @Query(
      "select count(member) > 0 from Post owner join owner.tags member where owner.id = :id and"
          + " member.id = :memberId")
  boolean isTag(Long id, Integer memberId);
}
